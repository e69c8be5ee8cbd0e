# what: the iteration begins with teleport, and the rank on dangling pages is lost
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    out[out == 0] = 1
    r = teleport.copy()
    rs, cs = [r], []
    for _ in range(steps):
        q = damping * (r / out) @ links + (1 - damping) * teleport
        cs.append(np.abs(q - r).sum())
        r = q
        rs.append(r)
    return np.array(rs).T, np.array(cs)
