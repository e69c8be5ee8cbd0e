# only the direct links from the source are used, nobody is reached over another router
def routing_table(cost, source):
    n = len(cost)
    dist = cost[source].copy()
    reached = np.isfinite(dist)
    reached[source] = False
    before = np.where(reached, source, -1)
    first = np.where(reached, np.arange(n), -1)
    return dist, before, first
