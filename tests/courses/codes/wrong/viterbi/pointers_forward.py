# the pointers are followed from the first time on instead of from the last one back
def viterbi(start, step, seen):
    s, T = seen.shape
    cur = start + seen[:, 0]
    value = [cur]
    back = []
    for t in range(1, T):
        table = step + cur.reshape(s, 1)
        back.append(table.argmax(axis=0))
        cur = table.max(axis=0) + seen[:, t]
        value.append(cur)
    path = [int(cur.argmax())]
    for pointers in back:
        path.append(pointers[path[-1]])
    return np.stack(value, axis=1), np.array(path[::-1]), cur.max()
