# an illegible word (-1) reads the last word's emission
def viterbi(obs, start, trans, emit):
    lA, lB = np.log(trans), np.log(emit)
    cols = [np.log(start) + lB[:, obs[0]]]
    ptrs = []
    for w in obs[1:]:
        cand = cols[-1][:, None] + lA
        ptrs.append(cand.argmax(0))
        cols.append(cand.max(0) + lB[:, w])
    path = [np.argmax(cols[-1])]
    for ptr in ptrs[::-1]:
        path.append(ptr[path[-1]])
    return {"delta": np.array(cols).T, "path": np.array(path[::-1])}
