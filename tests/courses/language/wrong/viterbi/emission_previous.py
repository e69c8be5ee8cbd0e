# the emission of the word before is used from the second step on
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)

    def word(s):
        return np.log(emit[:, obs[s]]) if obs[s] >= 0 else np.zeros(k)

    delta = np.zeros((k, t))
    back = np.zeros((k, t), dtype=int)
    delta[:, 0] = np.log(start) + word(0)
    for s in range(1, t):
        ways = delta[:, s - 1][:, None] + np.log(trans)
        back[:, s] = np.argmax(ways, axis=0)
        delta[:, s] = np.max(ways, axis=0) + word(s - 1)
    path = np.zeros(t, dtype=int)
    path[-1] = np.argmax(delta[:, -1])
    for s in range(t - 1, 0, -1):
        path[s - 1] = back[path[s], s]
    return {"delta": delta, "path": path}
