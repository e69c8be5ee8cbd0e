# the row factors are computed without the column factors, in every round anew with the plain destinations
def gravity_model(O, D, cost, beta, rounds):
    D = D / np.sum(D) * np.sum(O)
    f = np.exp(-beta * cost)
    f = f - np.diag(np.diag(f))
    for _ in range(rounds):
        A = 1 / np.einsum("ij,j->i", f, D)
        B = 1 / np.einsum("ij,i->j", f, A * O)
    T = np.einsum("i,ij,j->ij", A * O, f, B * D)
    return {
        "trips": T,
        "mean_cost": np.einsum("ij,ij->", T, cost) / np.einsum("ij->", T),
        "row_error": np.max(np.abs(np.einsum("ij->i", T) - O) / O),
    }
