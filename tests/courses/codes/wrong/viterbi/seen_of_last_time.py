# what was received one step earlier is added
def viterbi(start, step, seen):
    s, T = seen.shape
    value = np.zeros((s, T))
    origin = np.zeros((s, T), dtype=int)
    value[:, 0] = start + seen[:, 0]
    for t in range(1, T):
        candidates = value[:, t - 1][:, None] + step
        origin[:, t] = np.argmax(candidates, axis=0)
        value[:, t] = np.max(candidates, axis=0) + seen[:, t - 1]
    path = np.zeros(T, dtype=int)
    path[T - 1] = np.argmax(value[:, T - 1])
    for t in range(T - 1, 0, -1):
        path[t - 1] = origin[path[t], t]
    return value, path, np.max(value[:, T - 1])
