# the diagonal is not set to zero
def user_similarity(R, mask, beta):
    W = mask.astype(float)
    counts = np.maximum(1, W.sum(axis=1))
    means = np.sum(R * W, axis=1) / counts
    dev = (R - means[:, None]) * W
    l = np.sqrt(np.einsum("ui,ui->u", dev, dev))
    l[l == 0] = 1
    dev = dev / l[:, None]
    both = np.einsum("ui,vi->uv", W, W)
    return np.einsum("ui,vi->uv", dev, dev) * both / (both + beta)
