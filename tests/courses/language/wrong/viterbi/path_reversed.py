# the path is returned from the end to the beginning
def viterbi(obs, start, trans, emit):
    lA = np.log(trans)
    steps, pointers = [], []
    for s, w in enumerate(obs):
        e = np.log(emit[:, w]) if w >= 0 else np.zeros(len(start))
        if s == 0:
            steps.append(np.log(start) + e)
        else:
            m = steps[-1].reshape(-1, 1) + lA
            pointers.append(m.argmax(axis=0))
            steps.append(m.max(axis=0) + e)
    path = [steps[-1].argmax()]
    for p in reversed(pointers):
        path.append(p[path[-1]])
    return {"delta": np.stack(steps, axis=1), "path": np.array(path)}
