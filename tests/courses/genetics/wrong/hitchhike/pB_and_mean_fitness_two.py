# pB adds Ab and ab instead of AB and aB (it is the frequency of b), and the mean fitness is the plain mean of the marginal fitnesses
def hitchhike(x, W, c, T):
    hist = np.zeros((T + 1, 4))
    hist[0] = x
    w_bar = np.zeros(T)
    for t in range(T):
        x1, x2, x3, x4 = hist[t]
        d = x1 * x4 - x2 * x3
        w = W @ hist[t]
        w_bar[t] = np.mean(w)
        hist[t + 1] = (hist[t] * w - np.array([d, -d, -d, d]) * c * W[0, 3]) / w_bar[t]
    D = hist[:, 0] * hist[:, 3] - hist[:, 1] * hist[:, 2]
    return hist[:, 0] + hist[:, 1], hist[:, 1] + hist[:, 3], D, w_bar
