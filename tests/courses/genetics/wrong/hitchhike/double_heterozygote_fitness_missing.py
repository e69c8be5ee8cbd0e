# recombination is c*D without the fitness w14 of the double heterozygotes
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = [], [], [], []
    sign = np.array([1, -1, -1, 1])
    for t in range(T + 1):
        pA.append(x[0] + x[1])
        pB.append(x[0] + x[2])
        D.append(x[0] * x[3] - x[1] * x[2])
        if t == T:
            break
        marginal = W @ x
        mean = marginal @ x
        w_bar.append(mean)
        x = (x * marginal - sign * c * D[-1]) / mean
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
