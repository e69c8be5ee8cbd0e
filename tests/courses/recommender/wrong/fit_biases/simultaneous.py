# the item biases are fitted with the old user biases, not the new ones
def fit_biases(R, mask, lam, steps):
    mu = np.average(R, weights=mask)
    bu = np.zeros(len(R))
    bi = np.zeros(R.shape[1])
    for _ in range(steps):
        e_user = (R - mu - bi) * mask
        e_item = (R - mu - bu[:, np.newaxis]) * mask
        new_bu = e_user.sum(axis=1) / (lam + mask.sum(axis=1))
        new_bi = e_item.sum(axis=0) / (lam + mask.sum(axis=0))
        bu, bi = new_bu, new_bi
    return mu, bu, bi
