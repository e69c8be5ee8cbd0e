# what: scaled by the largest entry instead of the sum
def forward_step(alpha, A, e):
    a = np.matmul(alpha, A) * e
    c = np.max(a)
    a = a / c
    return a, c
