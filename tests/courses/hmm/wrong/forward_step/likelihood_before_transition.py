# what: the likelihood is multiplied in before the transition instead of after it
def forward_step(alpha, A, e):
    weighted = alpha * e
    a = weighted @ A
    c = a.sum()
    return a / c, c
