# what: factor one half left out in the first term
def autoencoder_forward(X, W, b, V, c, decay):
    n = X.shape[0]
    H = X.dot(W) + b
    Y = H.dot(V) + c
    R = Y - X
    loss = np.einsum("ij,ij", R, R) / n + 0.5 * decay * (np.einsum("ij,ij", W, W) + np.einsum("ij,ij", V, V))
    return Y, loss, {"X": X, "H": H, "R": R, "W": W, "V": V, "decay": decay}
