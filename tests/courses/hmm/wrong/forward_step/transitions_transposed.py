# what: A @ alpha instead of alpha @ A (on the list)
def forward_step(alpha, A, e):
    pred = np.dot(A, alpha)
    joint = np.multiply(pred, e)
    scale = joint.sum()
    return joint / scale, scale
