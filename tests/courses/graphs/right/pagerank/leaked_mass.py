def pagerank(links, teleport, damping, steps):
    n = len(links)
    r = np.ones(n) / n
    out, diffs = [r], []
    for k in range(steps):
        nxt = np.zeros(n)
        for i in range(n):
            total = sum(links[i])
            if total > 0:
                for j in range(n):
                    nxt[j] += damping * r[i] * links[i, j] / total
        # whatever is missing to 1 jumps
        nxt += (1 - nxt.sum()) * teleport
        diffs.append(np.linalg.norm(nxt - r, 1))
        r = nxt
        out.append(r)
    return np.array(out).T, np.array(diffs)
