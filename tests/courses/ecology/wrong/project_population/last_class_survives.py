# the last class keeps its survivors: the last survival also stands in the lower right corner of the matrix
def project_population(n0, fertility, survival, steps):
    nc = len(n0)
    trans = np.zeros((nc, nc))
    for old in range(nc):
        trans[0, old] += fertility[old]
        if nc > 1:
            s = survival[min(old, nc - 2)]
            trans[min(old + 1, nc - 1), old] += s
    series = [n0]
    for _ in range(steps):
        series.append(trans.dot(series[-1]))
    series = np.column_stack(series)
    tot = np.ones(nc) @ series
    ev, V = np.linalg.eig(trans)
    i = np.argmax(ev.real)
    w = V[:, i].real
    return series, tot[1:] / tot[:-1], ev[i].real, w / w.sum()
