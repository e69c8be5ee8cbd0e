# what: the scale is the sum before the likelihood is multiplied in
def forward_step(alpha, A, e):
    prior = np.einsum("i,ij->j", alpha, A)
    c = prior.sum()
    a = prior * e
    return a / c, c
