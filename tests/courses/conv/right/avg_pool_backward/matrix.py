# what: a pooling matrix times the gradient
def avg_pool_backward(dout, n, size, stride):
    t = dout.shape[2]
    P = np.zeros((t, n))
    for i in range(t):
        P[i, i * stride:i * stride + size] = 1
    return (dout @ P) / size
