# the path takes the best tag of each step instead of following the pointers
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)
    delta = np.zeros((k, t))
    for s in range(t):
        word = np.log(emit[:, obs[s]]) if obs[s] >= 0 else np.zeros(k)
        if s == 0:
            delta[:, s] = np.log(start) + word
        else:
            delta[:, s] = np.max(delta[:, s - 1][:, None] + np.log(trans), axis=0) + word
    return {"delta": delta, "path": np.argmax(delta, axis=0)}
