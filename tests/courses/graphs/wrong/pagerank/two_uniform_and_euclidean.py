# what: who starts anew does so evenly instead of by teleport, and changes holds Euclidean norms
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    d = links.sum(axis=1)
    P = np.zeros((n, n))
    for i in range(n):
        P[i] = teleport if d[i] == 0 else links[i] / d[i]
    r = np.ones(n) / n
    rs, cs = [r], []
    for _ in range(steps):
        q = damping * (r @ P) + (1 - damping) / n
        cs.append(np.sqrt(np.sum((q - r) ** 2)))
        r = q
        rs.append(r)
    return np.array(rs).T, np.array(cs)
