# einsum everywhere, with factors that include O and D
def gravity_model(O, D, cost, beta, rounds):
    d = D / D.sum() * O.sum()
    f = np.where(np.eye(len(O)) > 0, 0, np.exp(-beta * cost))
    col = d.copy()
    for _ in range(rounds):
        row = O / np.einsum("ij,j->i", f, col)
        col = d / np.einsum("ij,i->j", f, row)
    T = np.einsum("i,ij,j->ij", row, f, col)
    return {
        "trips": T,
        "mean_cost": np.einsum("ij,ij", T, cost) / np.einsum("ij->", T),
        "row_error": (np.abs(np.einsum("ij->i", T) - O) / O).max(),
    }
