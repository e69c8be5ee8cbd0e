# the logarithm of the sum over the old states instead of the maximum
def viterbi(start, step, seen):
    s, T = seen.shape
    value = np.zeros((s, T))
    origin = np.zeros((s, T), dtype=int)
    value[:, 0] = start + seen[:, 0]
    for t in range(1, T):
        for j in range(s):
            scores = [value[i, t - 1] + step[i, j] for i in range(s)]
            origin[j, t] = int(np.argmax(scores))
            value[j, t] = np.log(sum(np.exp(x) for x in scores)) + seen[j, t]
    state = int(np.argmax(value[:, -1]))
    path = [state]
    for t in reversed(range(1, T)):
        state = int(origin[state, t])
        path = [state] + path
    return value, np.array(path), value[:, -1].max()
