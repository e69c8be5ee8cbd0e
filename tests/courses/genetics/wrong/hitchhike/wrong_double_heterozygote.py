# the fitness in the recombination term is that of AB/AB, w11, instead of the double heterozygotes' w14
def hitchhike(x, W, c, T):
    n_gen = T + 1
    hap = np.zeros((n_gen, 4))
    hap[0] = x
    D = np.zeros(n_gen)
    w_bar = np.zeros(T)
    for t in range(n_gen):
        D[t] = hap[t, 0] * hap[t, 3] - hap[t, 1] * hap[t, 2]
        if t + 1 < n_gen:
            w = W @ hap[t]
            w_bar[t] = w @ hap[t]
            shift = c * W[0, 0] * D[t]
            hap[t + 1] = hap[t] * w
            hap[t + 1, [0, 3]] -= shift
            hap[t + 1, [1, 2]] += shift
            hap[t + 1] /= w_bar[t]
    return hap[:, 0] + hap[:, 1], hap[:, 0] + hap[:, 2], D, w_bar
