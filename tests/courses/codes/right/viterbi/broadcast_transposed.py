def viterbi(start, step, seen):
    s, T = seen.shape
    cur = start + seen[:, 0]
    value = [cur]
    back = []
    for b in seen.T[1:]:
        table = step.T + cur
        back.append(table.argmax(axis=1))
        cur = table[np.arange(s), back[-1]] + b
        value.append(cur)
    path = [int(cur.argmax())]
    while back:
        path.append(back.pop()[path[-1]])
    return np.stack(value, axis=1), np.array(path[::-1]), cur.max()
