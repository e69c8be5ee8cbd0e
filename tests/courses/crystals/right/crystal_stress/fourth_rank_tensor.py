# the stiffness as a tensor of rank four, turned into the sample's frame; slip systems turned, too
def crystal_stress(strain, C, R, normals, directions, tau_crit):
    index = np.array([[0, 5, 4], [5, 1, 3], [4, 3, 2]])
    C4 = C[index[:, :, None, None], index[None, None, :, :]]
    C4 = np.einsum("ia,jb,kc,ld,ijkl->abcd", R, R, R, R, C4)
    stress = np.einsum("abcd,cd->ab", C4, strain)
    energy = 0.5 * np.einsum("ab,ab->", stress, strain)
    n = (normals / np.linalg.norm(normals, axis=1, keepdims=True)) @ R
    b = (directions / np.linalg.norm(directions, axis=1, keepdims=True)) @ R
    tau = np.einsum("ka,ab,kb->k", b, stress, n)
    return {"stress": stress, "energy": energy, "tau": tau, "slips": np.abs(tau) >= tau_crit}
