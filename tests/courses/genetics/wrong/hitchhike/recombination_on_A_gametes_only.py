# recombination changes AB and Ab only; aB and ab are only selected
def hitchhike(x, W, c, T):
    AB, Ab, aB, ab = x
    pA, pB, D, w_bar = [], [], [], []
    for t in range(T + 1):
        pA.append(AB + Ab)
        pB.append(AB + aB)
        D.append(AB * ab - Ab * aB)
        if t == T:
            break
        now = [AB, Ab, aB, ab]
        w = [sum(W[i, j] * now[j] for j in range(4)) for i in range(4)]
        mean = sum(now[i] * w[i] for i in range(4))
        w_bar.append(mean)
        r = c * W[0, 3] * D[-1]
        AB = (AB * w[0] - r) / mean
        Ab = (Ab * w[1] + r) / mean
        aB = aB * w[2] / mean
        ab = ab * w[3] / mean
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
