def viterbi(obs, start, trans, emit):
    E = np.log(np.column_stack([emit, np.ones(len(emit))]))[:, obs]
    A = np.log(trans)
    cols = [np.log(start) + E[:, 0]]
    for e in E.T[1:]:
        cols.append((cols[-1][:, None] + A).max(axis=0) + e)
    delta = np.stack(cols, axis=1)
    tag = delta[:, -1].argmax()
    path = [tag]
    for s in range(len(obs) - 2, -1, -1):
        tag = (delta[:, s] + A[:, tag]).argmax()
        path = [tag] + path
    return {"delta": delta, "path": np.array(path)}
