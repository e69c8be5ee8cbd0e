# four variables instead of an array, everything written out
def hitchhike(x, W, c, T):
    a, b, d, e = (float(g) for g in x)
    pA, pB, D, w_bar = [a + b], [a + d], [a * e - b * d], []
    for _ in range(T):
        wa = W[0, 0] * a + W[0, 1] * b + W[0, 2] * d + W[0, 3] * e
        wb = W[1, 0] * a + W[1, 1] * b + W[1, 2] * d + W[1, 3] * e
        wd = W[2, 0] * a + W[2, 1] * b + W[2, 2] * d + W[2, 3] * e
        we = W[3, 0] * a + W[3, 1] * b + W[3, 2] * d + W[3, 3] * e
        mean = a * wa + b * wb + d * wd + e * we
        r = c * W[1, 2] * (a * e - b * d)
        a, b, d, e = (a * wa - r) / mean, (b * wb + r) / mean, (d * wd + r) / mean, (e * we - r) / mean
        w_bar.append(mean)
        pA.append(a + b)
        pB.append(a + d)
        D.append(a * e - b * d)
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
