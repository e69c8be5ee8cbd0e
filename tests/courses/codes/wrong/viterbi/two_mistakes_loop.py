# the steps are read from j to i, and the best value is the largest of all times, not that of the last time
def viterbi(start, step, seen):
    s, T = seen.shape
    V = [[start[j] + seen[j, 0] for j in range(s)]]
    back = []
    for t in range(1, T):
        now = []
        ptr = []
        for j in range(s):
            options = [V[-1][i] + step[j, i] for i in range(s)]
            now.append(max(options) + seen[j, t])
            ptr.append(options.index(max(options)))
        V.append(now)
        back.append(ptr)
    state = int(np.argmax(V[-1]))
    path = [state]
    for ptr in reversed(back):
        state = ptr[state]
        path.insert(0, state)
    return np.array(V).T, np.array(path), np.max(V)
