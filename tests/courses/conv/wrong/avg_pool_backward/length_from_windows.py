# what: dx has the length that the windows cover, t * stride + size, instead of n
def avg_pool_backward(dout, n, size, stride):
    t = dout.shape[2]
    length = t * stride + size
    M = np.zeros((t, length))
    for i in range(t):
        M[i, i * stride:i * stride + size] = 1 / size
    return np.einsum("mct,tn->mcn", dout, M)
