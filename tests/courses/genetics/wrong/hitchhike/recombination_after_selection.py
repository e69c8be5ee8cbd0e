# selection is done first and D is then computed from the gametes after selection, instead of w14 times D before selection
def hitchhike(x, W, c, T):
    freqs = np.zeros((T + 1, 4))
    freqs[0] = x
    w_bar = np.zeros(T)
    for t in range(T):
        w_bar[t] = freqs[t] @ W @ freqs[t]
        selected = freqs[t] * (W @ freqs[t]) / w_bar[t]
        d = selected[0] * selected[3] - selected[1] * selected[2]
        freqs[t + 1] = selected - c * d * np.array([1, -1, -1, 1])
    D = freqs[:, 0] * freqs[:, 3] - freqs[:, 1] * freqs[:, 2]
    return freqs[:, 0] + freqs[:, 1], freqs[:, 0] + freqs[:, 2], D, w_bar
