# what: only the first position of each window gets a share
def avg_pool_backward(dout, n, size, stride):
    dx = np.zeros(dout.shape[:2] + (n,))
    for i in range(dout.shape[2]):
        dx[:, :, i * stride] += dout[:, :, i] / size
    return dx
