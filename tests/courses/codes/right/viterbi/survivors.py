def viterbi(start, step, seen):
    s, T = seen.shape
    value = np.zeros((s, T))
    value[:, 0] = start + seen[:, 0]
    paths = {j: [j] for j in range(s)}
    for t in range(1, T):
        new = {}
        for j in range(s):
            i = max(range(s), key=lambda a: value[a, t - 1] + step[a, j])
            value[j, t] = value[i, t - 1] + step[i, j] + seen[j, t]
            new[j] = paths[i] + [j]
        paths = new
    last = max(range(s), key=lambda a: value[a, T - 1])
    return value, np.array(paths[last]), value[last, T - 1]
