# the search for the largest candidate starts from 0, not from minus infinity
def viterbi(start, step, seen):
    s, T = seen.shape
    V = [[start[j] + seen[j, 0] for j in range(s)]]
    back = []
    for t in range(1, T):
        now = []
        ptr = []
        for j in range(s):
            best = 0
            arg = 0
            for i in range(s):
                c = V[-1][i] + step[i, j]
                if c > best:
                    best = c
                    arg = i
            now.append(best + seen[j, t])
            ptr.append(arg)
        V.append(now)
        back.append(ptr)
    state = int(np.argmax(V[-1]))
    path = [state]
    for ptr in reversed(back):
        state = ptr[state]
        path.insert(0, state)
    return np.array(V).T, np.array(path), max(V[-1])
