# what: a position that won several times gets the mean of its gradients instead of the sum
def max_pool_backward(dout, where, n):
    hot = (where[..., None] == np.arange(n)).astype(float)
    total = np.einsum("mct,mctn->mcn", dout, hot)
    wins = hot.sum(axis=2)
    return total / np.maximum(wins, 1)
