# what: own cache layout (a dictionary), the loss by norms
def autoencoder_forward(X, W, b, V, c, decay):
    H = np.dot(X, W) + b
    E = np.dot(H, V) + c - X
    loss = 0.5 * np.mean(np.linalg.norm(E, axis=1) ** 2) + 0.5 * decay * (np.linalg.norm(W) ** 2 + np.linalg.norm(V) ** 2)
    return E + X, loss, {"residual": E, "code": H, "weights": (W, V), "X": X, "decay": decay}
