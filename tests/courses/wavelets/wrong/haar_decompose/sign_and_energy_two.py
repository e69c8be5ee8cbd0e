# two mistakes: the details are odd minus even, and the energies are not divided by their total
def haar_decompose(x, levels):
    approx = x
    det = []
    for _ in range(levels):
        even = approx[0::2]
        odd = approx[1::2]
        det.insert(0, (odd - even) / np.sqrt(2))
        approx = (odd + even) / np.sqrt(2)
    energy = [np.sum(approx ** 2)]
    energy += [np.sum(d ** 2) for d in det]
    return {"approx": approx, "details": np.concatenate(det), "energy": np.array(energy)}
