# what: who starts anew does so evenly, (1 - d) / n, instead of by teleport
def pagerank(links, teleport, damping, steps):
    N = len(links)
    outs = np.sum(links, axis=1)
    pr = np.array([1 / N] * N)
    all_pr = [pr]
    diffs = []
    for it in range(steps):
        sink = sum(pr[i] for i in range(N) if outs[i] == 0)
        new = np.empty(N)
        for j in range(N):
            inflow = sum(pr[i] * links[i, j] / outs[i] for i in range(N) if outs[i] > 0)
            new[j] = damping * (inflow + sink * teleport[j]) + (1 - damping) / N
        diffs.append(np.sum(np.abs(new - pr)))
        pr = new
        all_pr.append(pr)
    return np.array(all_pr).T, np.array(diffs)
