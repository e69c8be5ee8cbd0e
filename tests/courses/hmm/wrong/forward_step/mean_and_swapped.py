# what: two mistakes: the scale is the mean instead of the sum, and the outputs are exchanged
def forward_step(alpha, A, e):
    a = e * alpha.dot(A)
    c = a.mean()
    return c, a / c
