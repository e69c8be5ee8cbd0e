# what: changes holds the largest absolute change instead of the sum
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    sums = links.sum(axis=1)
    dang = np.flatnonzero(sums == 0)
    sums[dang] = 1
    trans = links / sums[:, None]
    trans[dang] = teleport
    p = np.repeat(1 / n, n)
    seq = [p]
    c = []
    while len(c) < steps:
        q = damping * trans.T.dot(p) + (1 - damping) * teleport
        c.append(np.max(np.abs(q - p)))
        p = q
        seq.append(p)
    return np.vstack(seq).T, np.array(c)
