# the missing ones are set to zero before the mean is subtracted, so they end up at minus the mean
def user_similarity(R, mask, beta):
    X = np.where(mask, R, 0.0)
    cnt = mask.sum(axis=1)
    cnt = np.where(cnt > 0, cnt, 1)
    X = X - (X.sum(axis=1) / cnt)[:, None]
    size = np.sqrt((X * X).sum(axis=1))
    size[size == 0] = 1
    X /= size[:, None]
    overlap = mask.astype(int) @ mask.astype(int).T
    out = X @ X.T * overlap / (overlap + beta)
    return out - np.diag(np.diag(out))
