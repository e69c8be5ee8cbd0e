# what: averages over all entries instead of the examples
def autoencoder_forward(X, W, b, V, c, decay):
    code = X @ W + b
    out = code @ V + c
    loss = 0.5 * np.mean((out - X) ** 2)
    loss += 0.5 * decay * (np.sum(W ** 2) + np.sum(V ** 2))
    return out, loss, (X, W, V, decay, code, out)
