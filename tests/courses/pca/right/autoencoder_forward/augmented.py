# what: biases as an extra row of the weights
def autoencoder_forward(X, W, b, V, c, decay):
    one = np.ones((X.shape[0], 1))
    H = np.hstack([X, one]) @ np.vstack([W, b])
    Y = np.hstack([H, one]) @ np.vstack([V, c])
    sq = lambda A: float((A * A).sum())
    return Y, sq(Y - X) / (2 * len(X)) + decay * (sq(W) + sq(V)) / 2, (X, W, V, decay, H, Y)
