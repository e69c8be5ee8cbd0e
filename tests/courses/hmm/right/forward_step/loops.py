# what: loops, list for the tuple
def forward_step(alpha, A, e):
    new = np.zeros(len(e))
    for j in range(len(e)):
        for i in range(len(alpha)):
            new[j] += alpha[i] * A[i, j]
        new[j] *= e[j]
    return [new / new.sum(), float(new.sum())]
