# lists, one vector a step, stack at the end; young and old counted for themselves
def project_population(N0, L, F, G, n, working, srb):
    states = [np.array(N0, dtype=float)]
    for rate, net in zip(F.T, G.T):
        matrix = leslie_matrix(L, rate, srb)[0]
        states.append(net / 2 + np.dot(matrix, states[-1] + net / 2))
    N = np.stack(states, axis=-1)
    starts = np.arange(len(N0)) * n
    young = N[starts < working[0]].sum(axis=0)
    old = N[starts >= working[1]].sum(axis=0)
    P = N.sum(axis=0)
    r = np.diff(np.log(P)) / n
    return N, r, (young + old) / (P - young - old)
