# the path takes the best state of each time by itself, without going back
def viterbi(start, step, seen):
    s, T = seen.shape
    value = np.zeros((s, T))
    value[:, 0] = start + seen[:, 0]
    for t in range(1, T):
        candidates = value[:, t - 1][:, None] + step
        value[:, t] = np.max(candidates, axis=0) + seen[:, t]
    path = np.argmax(value, axis=0)
    return value, path, np.max(value[:, T - 1])
