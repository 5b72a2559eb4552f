package org.robotmcpkit.processor.check;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** The side table that says where in the source each part of the model stands. */
public final class Sites {
  private static final String ITSELF = "";

  private final IdentityHashMap<Object, Map<String, Site>> sites = new IdentityHashMap<>();

  /** Notes where a part of the model stands. */
  public void put(Object part, Site site) {
    put(part, ITSELF, site);
  }

  /** Notes where the annotation member stands from which an aspect of the part was read. */
  public void put(Object part, String member, Site site) {
    sites.computeIfAbsent(part, key -> new HashMap<>()).put(member, site);
  }

  /** Notes that a part stands where another one does. */
  public void same(Object part, Object other) {
    sites.put(part, sites.getOrDefault(other, Map.of()));
  }

  /** Where the part stands. */
  public Site of(Object part) {
    return of(part, ITSELF);
  }

  /** Where the annotation member stands, or else the part. */
  public Site of(Object part, String member) {
    Map<String, Site> known = sites.getOrDefault(part, Map.of());
    Site site = known.getOrDefault(member, known.get(ITSELF));
    if (site == null) {
      throw new IllegalStateException("no site is known for " + part);
    }
    return site;
  }
}
