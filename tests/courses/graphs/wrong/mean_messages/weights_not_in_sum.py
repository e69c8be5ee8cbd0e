# what: the features are summed without their weights, but divided by the sum of the weights
def mean_messages(X, edges, weights):
    tot = np.zeros_like(X)
    np.add.at(tot, edges[:, 1], X[edges[:, 0]])
    wsum = np.zeros(X.shape[0])
    np.add.at(wsum, edges[:, 1], weights)
    alone = wsum == 0
    wsum[alone] = 1
    tot[alone] = X[alone]
    return tot / wsum[:, None]
