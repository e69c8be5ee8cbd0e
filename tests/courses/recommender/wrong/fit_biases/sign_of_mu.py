# mu is added instead of subtracted in the items' residual
def fit_biases(R, mask, lam, steps):
    mu = np.sum(R[mask]) / mask.sum()
    b_item = np.zeros(R.shape[1])
    b_user = np.zeros(R.shape[0])
    for _ in range(steps):
        # users
        target = R - (mu + b_item)
        b_user = np.einsum("ui,ui->u", mask, target) / (lam + mask.sum(axis=1))
        # items
        target = R + mu - b_user[:, None]
        b_item = np.einsum("ui,ui->i", mask, target) / (lam + mask.sum(axis=0))
    return mu, b_user, b_item
