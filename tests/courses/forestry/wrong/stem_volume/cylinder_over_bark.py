# took the foot's cross-section over bark instead of under bark for the cylinder of the form factor
def stem_volume(diameters, step, top, bark, limit):
    ba = lambda diam: np.pi / 40000 * diam**2
    inside = diameters * (1 - bark)
    totals, merch, forms = [], [], []
    for k in range(len(inside)):
        stem = inside[k]
        logs = [step * 0.5 * (ba(stem[q]) + ba(stem[q + 1])) for q in range(len(stem) - 1)]
        vol = sum(logs) + ba(stem[-1]) * top[k] / 3
        thin = np.flatnonzero(stem[1:] < limit)
        cut = thin[0] if thin.size else len(logs)
        totals.append(vol)
        merch.append(float(sum(logs[:cut])))
        forms.append(vol / (ba(diameters[k, 0]) * (step * len(logs) + top[k])))
    return np.array(totals), np.array(merch), np.array(forms)
